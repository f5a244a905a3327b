// Payloads of stored XSS. Each calls `xss()` where it runs; a page of a test defines it.

/** Texts that would end their context: an attribute, a tag, a title, a script, a comment. */
const BREAKOUTS = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '`>',
  '/>',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</noscript>',
  '</template>',
  '</select></option>',
  '--!>',
  ']]>',
  '\u2028">',
  '\\">',
]

/** Markup that runs by itself, or by pointer or keyboard. */
const VECTORS = [
  '<script>xss()</script>',
  '<script src=data:text/javascript,xss()></script>',
  '<ScRiPt>xss()</ScRiPt>',
  '<img src=x onerror=xss()>',
  '<img/src/onerror=xss()//',
  '<svg onload=xss()>',
  '<svg><script>xss()</script></svg>',
  '<svg><animate onbegin=xss() attributeName=x dur=1s>',
  '<body onload=xss()>',
  '<iframe srcdoc="<script>parent.xss()</script>">',
  '<iframe src=javascript:parent.xss()>',
  '<object data=javascript:xss()>',
  '<embed src=javascript:xss()>',
  '<details open ontoggle=xss()>',
  '<input autofocus onfocus=xss()>',
  '<video src=x onerror=xss()>',
  '<audio src=x onerror=xss()>',
  '<a href=javascript:xss() id=x>x</a>',
  '<form action=javascript:xss()><button>x</button></form>',
  '<button formaction=javascript:xss()>x</button>',
  '<math><maction actiontype="statusline" href=javascript:xss()>x</maction></math>',
  '<style>@import"javascript:xss()"</style>',
  '<link rel=stylesheet onload=xss() href=data:text/css,>',
  '<base href=javascript:xss()//>',
  '<meta http-equiv=refresh content="0;url=javascript:xss()">',
  '<b onmouseover=xss() onpointerenter=xss()>x</b>',
  ' onfocus=xss() autofocus tabindex=1 x=',
  ' style=animation-name:x onanimationstart=xss() x=',
  '{{constructor.constructor("xss()")()}}',
  '${xss()}',
]

/** Ways to write a scheme that runs the text after it. */
const SCHEMES = [
  'javascript:',
  'JAVASCRIPT:',
  'jAvAsCrIpT:',
  ' javascript:',
  '\tjavascript:',
  '\njavascript:',
  '\u0085javascript:',
  '\u200bjavascript:',
  '\u00a0javascript:',
  'java\tscript:',
  'java\nscript:',
  'java\rscript:',
  'javascript\t:',
  'java\u00adscript:',
  'javascript&colon;',
  '&#106;avascript:',
  '&#x6a;avascript:',
  'javascript%3a',
  '%6aavascript:',
  'vbscript:',
  'data:text/html,<script>parent.xss()</script>#',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQueHNzKCk8L3NjcmlwdD4=#',
  'data:image/svg+xml,<svg onload=xss()>#',
  'view-source:javascript:',
  'feed:javascript:',
  'blob:javascript:',
  '//evil.example/',
  '/\\evil.example/',
]

/** Code after a scheme. */
const CODES = ['xss()', '//%0axss()', '/*"><img src=x onerror=xss()>*/xss()', 'xss()//"onmouseover="xss()']

export const TEXT_PAYLOADS: readonly string[] = BREAKOUTS.flatMap((out) => VECTORS.map((vector) => out + vector))

export const LINK_PAYLOADS: readonly string[] = SCHEMES.flatMap((scheme) => CODES.map((code) => scheme + code))
