// A name computed at run time hides what it reaches.
// refused: computed at run time
export const load = (name: string) => require(name)
