import { expect, test } from 'vitest'
import { FILM_ORIGINS, FILM_PROVIDERS, parseFilm } from './film.ts'

const youtube = { provider: 'youtube', id: 'a1_B2-c3D4e' }
const vimeo = { provider: 'vimeo', id: '76979871' }
const dailymotion = { provider: 'dailymotion', id: 'x8abc12' }

test.each([
  ['https://www.youtube.com/watch?v=a1_B2-c3D4e', youtube],
  [' https://www.youtube.com/watch?list=PL1&v=a1_B2-c3D4e&t=12s ', youtube],
  ['https://youtu.be/a1_B2-c3D4e?si=share', youtube],
  ['https://m.youtube.com/shorts/a1_B2-c3D4e', youtube],
  ['https://www.youtube-nocookie.com/embed/a1_B2-c3D4e', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo],
  ['https://www.dailymotion.com/video/x8abc12', dailymotion],
  ['https://dai.ly/x8abc12', dailymotion],
  ['https://geo.dailymotion.com/player.html?video=x8abc12', dailymotion],
])('%s is a film', (address, film) => {
  expect(parseFilm(address)).toEqual(film)
})

test.each([
  '',
  'a1_B2-c3D4e',
  'http://www.youtube.com/watch?v=a1_B2-c3D4e',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=a1_B2-c3D4e"><script>',
  'https://www.youtube.com/@group',
  'https://www.youtube.com.evil.example/watch?v=a1_B2-c3D4e',
  'https://evil.example/watch?v=a1_B2-c3D4e#www.youtube.com',
  'https://user@www.youtube.com/watch?v=a1_B2-c3D4e',
  'https://www.youtube.com:8443/watch?v=a1_B2-c3D4e',
  'https://vimeo.com/about',
  'https://vimeo.com/76979871%2f..',
  'javascript:alert(1)//www.youtube.com/watch?v=a1_B2-c3D4e',
])('%s is none', (address) => {
  expect(parseFilm(address)).toBeUndefined()
})

test('each provider’s page leads back to the film, and its frame is one of the allowed origins', () => {
  for (const film of [youtube, vimeo, dailymotion]) {
    const { page, frame } = FILM_PROVIDERS[film.provider as keyof typeof FILM_PROVIDERS]
    expect([parseFilm(page(film.id)), FILM_ORIGINS.includes(new URL(frame(film.id)).origin)]).toEqual([film, true])
    expect(parseFilm(frame(film.id))).toEqual(film)
  }
})
