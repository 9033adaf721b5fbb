/** Made on the spot by `freshModules`: evaluates the domain's test files, one after the other. */
declare module 'domain:tests' {}
