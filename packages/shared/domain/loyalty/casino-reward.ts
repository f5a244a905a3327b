/** Categories of rewards, in display order. */
export const REWARD_CATEGORIES = ['games', 'restaurants', 'shows', 'stays', 'gifts'] as const
