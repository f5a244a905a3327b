/** What attackers write to be led elsewhere, to break a header, or to break the page that they come back to. */
export const HOSTILE_VALUES: readonly string[] = [
  '//evil.example', '///evil.example/', '////evil.example', '/\\evil.example', '\\\\evil.example', '\\/evil.example', 'https://evil.example',
  'https:evil.example', 'http:\\\\evil.example', 'HTTPS://EVIL.EXAMPLE', '/\t/evil.example', '/\n/evil.example', '\thttps://evil.example',
  '@evil.example', 'user:pass@evil.example', ':@evil.example', '.evil.example', 'be.synxis.com@evil.example', 'be.synxis.com.evil.example',
  '#@evil.example', '?@evil.example', '/../../evil.example', '..;/evil.example', '%2f%2fevil.example', '%252f%252fevil.example', '%25252f%25252fevil.example',
  '%5c%5cevil.example', '%09//evil.example', '%00//evil.example', '\u0000//evil.example', '0x7f.1', '[::1]', '127.0.0.1:22', '169.254.169.254',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'javascript://%0aalert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x',
  'x\r\nLocation: https://evil.example', 'x\r\nSet-Cookie: a=b', 'x%0d%0aLocation:%20https://evil.example', 'x%250d%250aSet-Cookie:a=b', 'x\nx', 'x\rx',
  '\u560d\u560aLocation: https://evil.example', 'x\u2028//evil.example', 'x\u2029x', '\u3002\u3002evil.example', '\uff0f\uff0fevil.example', '\u2044\u2044evil.example',
  '\u202eelpmaxe.live', '\ufeff//evil.example', 'é', '１４００１', '１', '\ud83c\udfb0', '\ud800', '%', '%E0%A4%A', '%c0%af%c0%af',
  '"><script>alert(1)</script>', '\'-alert(1)-\'', '{{7*7}}', '${7*7}', '; rm -rf /', '\' OR 1=1 --', '__proto__', 'constructor', 'NaN', '1e400', '-1', '+1', '0x1',
  '14001&hotel=2', '14001#', '14001/', ' 14001', '2026-06-20&chain=1', '2026-06-20T00:00', '99999999999999999999', 'x'.repeat(10_240), '9'.repeat(10_240), ','.repeat(10_240),
]
