// The page where numbers are picked. Plain JavaScript: it is served as it stands.
const form = document.querySelector('#ticket')
const status = form.querySelector('[role=status]')
const mine = document.querySelector('#mine')
const fields = [...form.querySelectorAll('fieldset')]
const { lang } = document.documentElement

const boxesOf = field => [...field.querySelectorAll('input')]
const pickedIn = field => boxesOf(field).filter(box => box.checked)
const pickOf = field => Number(field.dataset.pick)
const isWhole = () => fields.every(field => pickedIn(field).length === pickOf(field))

/** One key for one intent: the same ticket sent again after a lost answer is bought once. */
let key = crypto.randomUUID()

/** Says how many are picked. When all are, the others wait: they stay in reach and say so. */
function count() {
  for (const field of fields) {
    const picked = pickedIn(field).length
    const pick = pickOf(field)
    const text = field.dataset.picked.replace('{count}', picked).replace('{pick}', pick)
    field.querySelector('.count').textContent = text
    for (const box of boxesOf(field)) {
      if (picked === pick && !box.checked && pick > 1) box.setAttribute('aria-disabled', 'true')
      else box.removeAttribute('aria-disabled')
    }
  }
}

/** The button names what the ticket costs. */
function price() {
  const [chosen] = form.elements.draws.selectedOptions
  form.querySelector('.buy b').textContent = chosen.dataset.cost
}

function changed() {
  key = crypto.randomUUID()
  count()
  price()
}

form.addEventListener('change', event => {
  const field = event.target.closest('fieldset')
  status.textContent = ''
  if (field && event.target.checked && pickedIn(field).length > pickOf(field)) {
    // Of one number the last choice counts, of several the first.
    if (pickOf(field) === 1) for (const box of boxesOf(field)) box.checked = box === event.target
    else event.target.checked = false
  }
  changed()
})
form.addEventListener('reset', () => setTimeout(changed))

document.querySelector('#quick').addEventListener('click', () => {
  for (const field of fields) {
    const boxes = boxesOf(field)
    for (const box of boxes) box.checked = false
    for (let left = pickOf(field); left > 0; left--) boxes.splice(below(boxes.length), 1)[0].checked = true
  }
  changed()
})

/** A whole number below `bound`, each as likely as the others. */
function below(bound) {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const [word] = crypto.getRandomValues(new Uint32Array(1))
    if (word < limit) return word % bound
  }
}

form.addEventListener('submit', event => {
  event.preventDefault()
  if (!isWhole()) status.textContent = form.dataset.incomplete
  else if (form.ariaBusy !== 'true') void buy()
})

async function buy() {
  form.ariaBusy = 'true'
  const numbers = Object.fromEntries(
    ['main', 'bonus'].map(name => [
      name,
      [...form.querySelectorAll(`input[name=${name}]:checked`)].map(({ value }) => Number(value)),
    ]),
  )
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...numbers, draws: Number(form.elements.draws.value) }),
    })
    if (answer.ok) {
      form.reset()
      status.textContent = form.dataset.bought
    } else status.textContent = (await answer.json()).message ?? form.dataset.offline
    // What was sold stands, whether or not it can be shown now.
    await showMine().catch(() => {})
  } catch {
    status.textContent = form.dataset.offline
  } finally {
    form.ariaBusy = 'false'
  }
}

/** Balance and tickets as they are now. */
async function showMine() {
  const answer = await fetch(form.action)
  if (!answer.ok) return location.reload()
  const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html')
  mine.replaceChildren(...body.childNodes)
}

/** Draws come and go while the page stands open. */
const next = document.querySelector('main time')
function watchDraw() {
  const rest = Date.parse(next.dateTime) - Date.now()
  if (rest > 0) return setTimeout(watchDraw, Math.min(rest + 2_000, 60_000))
  if (pickedIn(form).length === 0) return location.reload()
  void showMine()
}

next.textContent = new Intl.DateTimeFormat(`${lang === 'en' ? 'en-GB' : lang}-u-nu-latn`, {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
}).format(new Date(next.dateTime))
count()
price()
setTimeout(watchDraw)
