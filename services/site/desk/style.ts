/** Styles of the desk's pages beyond the frame: inks by role, fields, the two buttons, rows of the list. */
export const DESK_STYLE = `
:root {
  --soft: #44506a; --strong: #7d7359; --accent: #b4321f; --on: #fffbf1; --alert: #fbeee6; --focus: #0f5a66;
  --good: #1d5a3e
}
@media (prefers-color-scheme: dark) {
  :root {
    --soft: #bfc4d2; --strong: #7f8cae; --accent: #e9b95a; --on: #13203a; --alert: #2a1f33; --focus: #e9b95a;
    --good: #9fd8b4
  }
}
*, ::before, ::after { box-sizing: border-box }
main { max-width: 66rem }
p { margin: .75rem 0 }
h2 { margin: 2.25rem 0 .75rem; font: 1.5rem/1.14 Federo, 'Gill Sans', Optima, sans-serif }
nav, .row { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: center }
nav { margin: -.25rem 0 1rem; border-bottom: 1px solid var(--line); padding-bottom: .5rem }
@media (min-width: 40rem) { .end { margin-inline-start: auto; justify-content: flex-end } }
nav a, .way { display: inline-flex; align-items: center; min-height: 2.75rem }
nav + dl > :is(dt, dd):first-of-type { border-top: 0 }
nav [aria-current] { color: var(--text); font-weight: 680; text-decoration-thickness: 2px }
a { text-underline-offset: .25em }
a:focus-visible, button:focus-visible, :is(input, select, textarea):focus-visible, summary:focus-visible {
  outline: 3px solid var(--focus); outline-offset: 2px
}
form { margin: 0 }
.fields { display: grid; gap: 1rem }
@media (min-width: 40rem) {
  .fields.two { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .fields.many { grid-template-columns: repeat(3, minmax(0, 1fr)) }
}
label { display: block; margin-bottom: .35rem; font-weight: 650 }
input, select, textarea {
  width: 100%; min-height: 3.25rem; padding: .6rem .85rem; border: 1px solid var(--strong); border-radius: 2px;
  font: inherit; color: inherit; background: var(--sheet)
}
textarea { min-height: 14rem; resize: vertical }
.hint { margin: .35rem 0 0; color: var(--soft); font-size: 1rem }
[aria-invalid=true] { border: 2px solid var(--accent); background: var(--alert) }
.actions { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; margin-top: 1.25rem }
button {
  min-height: 2.75rem; padding: .55em 1.4em; border: 1px solid var(--text); border-radius: 2px; color: var(--text);
  background: transparent; font-family: inherit; font-size: 1.0625rem; font-weight: 650; line-height: 1.1;
  letter-spacing: .03em; cursor: pointer
}
button:hover { color: var(--sheet); background: var(--text) }
button.main, button.main:hover {
  min-height: 3.25rem; border-color: var(--accent); color: var(--on); background: var(--accent);
  box-shadow: inset 0 0 0 3px var(--accent), inset 0 0 0 4px color-mix(in oklab, var(--on) 55%, transparent)
}
button.link, button.link:hover {
  text-align: start; padding-inline: 0; border-color: transparent; color: var(--link); background: none;
  font-size: inherit; text-decoration: underline;
  text-underline-offset: .25em; letter-spacing: 0; font-weight: 450
}
.note {
  margin: 0 0 1.25rem; padding: .75rem 1rem; border: 1px solid var(--line); border-inline-start: 6px solid var(--good)
}
.note.bad { border-inline-start-color: var(--accent); background: var(--alert) }
.note:focus { outline: none }
.note ul { margin: 0; padding-inline-start: 1.1rem }
.requests { margin: 1rem 0; padding: 0; list-style: none; border-top: 1px solid var(--line) }
.requests li {
  display: grid; gap: .1rem 1.25rem; padding: .85rem 0; border-bottom: 1px solid var(--line); position: relative
}
.requests a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 650; letter-spacing: .03em }
.requests .new { font-weight: 680 }
.soft { color: var(--soft) }
@media (min-width: 48rem) {
  .requests li { grid-template-columns: 9.5rem 7.5rem minmax(0, 1.2fr) minmax(0, 1fr); align-items: center }
}
.state {
  display: inline-block; padding: .1rem .7rem; border: 1px solid var(--strong); border-radius: 999px; font-size: 1rem
}
.state.new { border-color: var(--accent); color: var(--on); background: var(--accent); font-weight: 650 }
h2.person { overflow-wrap: anywhere }
.text { white-space: pre-wrap }
.thread { margin: 0; padding: 0; list-style: none }
.thread li { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); background: var(--page) }
.thread p { margin: .25rem 0 0 } .thread .fields { margin-top: .75rem }
.thread + form { margin-top: .25rem }
.events { margin: 0; padding: 0; list-style: none }
.events li, dd { overflow-wrap: anywhere }
.events li { padding: .5rem 0; border-bottom: 1px solid var(--line) }
ol.steps { padding-inline-start: 1.4rem } ol.steps li { padding-inline-start: .25rem; margin-bottom: 1.5rem }
.clock { margin-top: 1.5rem; border-top: 1px solid var(--line) }
.clock h2 { margin-top: 1.25rem }
.level strong, .left { font-size: 1.5rem } .left { font-variant-numeric: tabular-nums }
.actions.wide { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)) }
.wide button { min-height: 3.25rem }
.qr { width: min(100%, 15rem); height: auto; display: block; margin: .75rem 0 }
code { font: 650 1.0625rem/1.6 ui-monospace, monospace; letter-spacing: .05em }
.code { margin: 1.25rem 0; padding: .75rem 1rem; border: 1px solid var(--line); background: var(--page) }
.code p { margin: .25rem 0 } .code code { font-size: 2rem; letter-spacing: .1em }
.history { margin-top: 2rem }
summary { padding-block: .6rem; min-height: 2.75rem; cursor: pointer; color: var(--link) }
`
