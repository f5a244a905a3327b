/** Styles of the payment pages beyond the frame: a bank's blue, fields, buttons for touch. */
export const PAYMENT_STYLE = `
:root { --bank: #0d3b66; --on: #ffffff; --strong: #6b7280; --soft: #44506a; --alert: #fdecea; --bad: #a3201a }
@media (prefers-color-scheme: dark) {
  :root { --bank: #9fc5e8; --on: #0b1428; --strong: #8c97ad; --soft: #bfc4d2; --alert: #3a1d24; --bad: #ffb4ab }
}
*, ::before, ::after { box-sizing: border-box }
header { letter-spacing: .12em }
main { max-width: 36rem }
h1 { background: #0d3b66; color: #ffffff; font-family: inherit; font-size: 1.5rem; font-weight: 680 }
h2 { margin: 2rem 0 .75rem; font-size: 1.25rem }
p { margin: .75rem 0 }
form { margin: 0 }
.field { margin-top: 1.25rem }
.pair { display: grid; gap: 0 1.25rem }
@media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr } }
label { display: block; font-weight: 650 }
.field input {
  width: 100%; min-height: 3rem; margin-top: .35rem; padding: .5rem .75rem; border: 1px solid var(--strong);
  border-radius: 4px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: transparent
}
.field input[aria-invalid=true] { border: 2px solid var(--bad); background: var(--alert) }
.hint { margin: .25rem 0 0; color: var(--soft); font-size: 1rem }
.fault { margin: .25rem 0 0; color: var(--bad); font-weight: 650; font-size: 1rem }
.note { margin: 1.25rem 0 0; padding: .75rem 1rem; border: 1px solid var(--strong); border-radius: 4px }
.note.bad { border-color: var(--bad); background: var(--alert) }
.note ul { margin: .5rem 0 0; padding-inline-start: 1.25rem }
fieldset { margin: 0; padding: .75rem 1rem; border: 1px solid var(--strong); border-radius: 4px }
fieldset + .choice { margin-top: .75rem }
legend { padding: 0 .35rem; font-weight: 650 }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; font-weight: 450 }
.choice input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--bank) }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem }
button, .way {
  min-height: 2.75rem; padding: .5em 1.1em; border: 1px solid currentColor; border-radius: 4px; color: inherit;
  background: transparent; font: inherit; font-size: 1rem; cursor: pointer
}
.way { display: inline-flex; align-items: center; text-decoration: none }
.main { min-height: 3.25rem; border-color: var(--bank); color: var(--on); background: var(--bank); font-weight: 680 }
.wide { width: 100%; margin-top: 1.5rem }
:is(a, button, input):focus-visible { outline: 3px solid var(--bank); outline-offset: 3px }
.cell { overflow-x: auto } table { width: 100%; border-collapse: collapse; font-size: 1rem; overflow-wrap: normal }
th, td { padding: .5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
`
