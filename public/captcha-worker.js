/*
 * Proof of work of a form (lib/gateways/captcha/proof-of-work.ts): for each puzzle, the first nonce with which SHA-256 of
 * signature, puzzle and nonce begins with enough zero bits. The message is always one block of the hash. Not
 * `crypto.subtle`: a promise for each hash takes longer than the hash, and pages without TLS lack it.
 */
const ROUNDS = 64

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the roots of eight. */
const CONSTANTS = new Uint32Array(ROUNDS)
const INITIAL = new Uint32Array(8)

const fraction = (value) => (value - Math.floor(value)) * 0x1_00_00_00_00

for (let candidate = 2, found = 0; found < ROUNDS; candidate += 1) {
  let isPrime = true
  for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) isPrime = false
  if (!isPrime) continue
  if (found < INITIAL.length) INITIAL[found] = fraction(Math.sqrt(candidate))
  CONSTANTS[found] = fraction(Math.cbrt(candidate))
  found += 1
}

const schedule = new Int32Array(ROUNDS)

/** First word of the SHA-256 of the block in the schedule's first sixteen words. */
function firstWord() {
  for (let index = 16; index < ROUNDS; index += 1) {
    const early = schedule[index - 15]
    const late = schedule[index - 2]
    const small = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const large = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    schedule[index] = (schedule[index - 16] + small + schedule[index - 7] + large) | 0
  }
  let [a, b, c, d, e, f, g, h] = INITIAL
  for (let index = 0; index < ROUNDS; index += 1) {
    const sumE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const first = (h + sumE + ((e & f) ^ (~e & g)) + CONSTANTS[index] + schedule[index]) | 0
    const sumA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return (a + INITIAL[0]) | 0
}

/** @param signature 32 characters of ASCII */
function solve(signature, puzzle, difficulty) {
  for (let word = 0; word < 8; word += 1) {
    const at = word * 4
    schedule[word] =
      (signature.charCodeAt(at) << 24) |
      (signature.charCodeAt(at + 1) << 16) |
      (signature.charCodeAt(at + 2) << 8) |
      signature.charCodeAt(at + 3)
  }
  schedule[8] = puzzle
  // Padding: one bit, zeros, and the length of 40 bytes in bits.
  schedule[10] = 0x80_00_00_00
  schedule.fill(0, 11, 15)
  schedule[15] = 320
  for (let nonce = 0; ; nonce += 1) {
    schedule[9] = nonce
    if (Math.clz32(firstWord()) >= difficulty) return nonce
  }
}

self.addEventListener('message', ({ data: { challenge, puzzles, difficulty } }) => {
  const signature = challenge.slice(challenge.lastIndexOf('.') + 1)
  self.postMessage(Array.from({ length: puzzles }, (_, puzzle) => solve(signature, puzzle, difficulty)))
})
