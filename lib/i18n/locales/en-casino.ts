import type { CasinoRewardWords } from './casino-types.ts'

export const casinoRewards: CasinoRewardWords = {
  'play-10': { title: '€10 play voucher', text: 'For the slot machines of the casino of your choice.' },
  'cocktail': { title: 'A cocktail at the bar', text: 'A cocktail from the menu, with or without alcohol.' },
  'dinner': { title: 'Dinner for two', text: 'A three-course menu in the casino’s restaurant, drinks not included.' },
  'show': { title: 'Two seats at a show', text: 'Two first-category seats, subject to availability.' },
  'spa': { title: 'An hour at the spa', text: 'Entry to the spa and a thirty-minute massage.' },
  'night': { title: 'A night for two', text: 'A night in a double room, breakfast included.' },
  'champagne': { title: 'A bottle of champagne', text: 'To be collected at the casino’s reception.' },
}
