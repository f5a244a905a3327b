/** Words of the casino programme's rewards, by reward: title and text. */
export type CasinoRewardWords = Readonly<
  Record<
    'play-10' | 'cocktail' | 'dinner' | 'show' | 'spa' | 'night' | 'champagne',
    { readonly title: string; readonly text: string }
  >
>
