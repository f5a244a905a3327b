const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every text one edit away. */
export function edits(text: string): string[] {
  const places = [...text].map((_, place) => place)
  const around = (from: number, to: number, between: string) => text.slice(0, from) + between + text.slice(to)
  return [
    ...places.map((place) => around(place, place + 1, '')),
    ...places.slice(1).map((place) => around(place - 1, place + 1, `${text[place]}${text[place - 1]}`)),
    ...places.flatMap((place) => LETTERS.map((letter) => around(place, place + 1, letter))),
    ...[...places, text.length].flatMap((place) => LETTERS.map((letter) => around(place, place, letter))),
  ]
}
