import type { Pose } from './person.ts'

/** Standing at ease. */
export const STAND: Pose = {
  hip: [0, 49],
  chest: [0, 80],
  head: [0.5, 92],
  arms: [
    [
      [-9, 65],
      [-7, 50],
    ],
    [
      [9, 65],
      [8, 50],
    ],
  ],
  legs: [
    [
      [-3, 27],
      [-3.5, 1.5],
    ],
    [
      [3.4, 27],
      [4, 1.5],
    ],
  ],
}

/** Singing, one arm out. */
export const SING: Pose = {
  hip: [0, 50],
  chest: [0.5, 81],
  head: [1.5, 93.5],
  arms: [
    [
      [-11, 70],
      [-5, 60],
    ],
    [
      [17, 79],
      [27, 90],
    ],
  ],
  legs: [
    [
      [-2, 27],
      [-2, 1.5],
    ],
    [
      [3, 27],
      [3, 1.5],
    ],
  ],
}

/** Walking to the right. */
export const WALK: Pose = {
  hip: [0, 49],
  chest: [1.2, 80],
  head: [2.4, 92],
  arms: [
    [
      [7, 66],
      [12, 53],
    ],
    [
      [-6, 66],
      [-5, 52],
    ],
  ],
  legs: [
    [
      [-2, 27],
      [-11, 4],
    ],
    [
      [5, 28],
      [7, 1.5],
    ],
  ],
}

/** Both arms raised. */
export const PRAISE: Pose = {
  hip: [0, 50],
  chest: [0, 81],
  head: [0, 93],
  arms: [
    [
      [-15, 90],
      [-19, 107],
    ],
    [
      [15, 90],
      [19, 107],
    ],
  ],
  legs: [
    [
      [-3.5, 27],
      [-4, 1.5],
    ],
    [
      [3.5, 27],
      [4.5, 1.5],
    ],
  ],
}

/** Seated on a seat of height 25, side view, hands before the chest. */
export const SIT: Pose = {
  hip: [0, 27],
  chest: [2, 57],
  head: [4, 69],
  arms: [
    [
      [8, 44],
      [20, 47],
    ],
    [
      [6, 42],
      [19, 45],
    ],
  ],
  legs: [
    [
      [17, 27],
      [16, 2],
    ],
    [
      [18, 26],
      [20, 2],
    ],
  ],
}

/** Crouched on a board, arms out for balance. */
export const SURF: Pose = {
  hip: [-3, 29],
  chest: [8, 55],
  head: [13, 66],
  arms: [
    [
      [22, 58],
      [33, 64],
    ],
    [
      [-6, 58],
      [-18, 68],
    ],
  ],
  legs: [
    [
      [12, 22],
      [13, 2],
    ],
    [
      [-1, 12],
      [-14, 2],
    ],
  ],
}

/** Skiing, knees bent, poles in hand. */
export const SKI: Pose = {
  hip: [-6, 30],
  chest: [8, 53],
  head: [14, 64],
  arms: [
    [
      [16, 46],
      [25, 42],
    ],
    [
      [8, 40],
      [19, 36],
    ],
  ],
  legs: [
    [
      [10, 20],
      [3, 3],
    ],
    [
      [9, 17],
      [0, 2],
    ],
  ],
}

/** Seated low, rowing or paddling. */
export const PADDLE: Pose = {
  hip: [0, 4],
  chest: [3, 34],
  head: [5, 46],
  arms: [
    [
      [17, 32],
      [24, 42],
    ],
    [
      [12, 22],
      [22, 18],
    ],
  ],
  legs: [
    [
      [20, 10],
      [34, 4],
    ],
    [
      [20, 9],
      [36, 4],
    ],
  ],
}

/** En pointe, one leg behind. */
export const ARABESQUE: Pose = {
  hip: [0, 51],
  chest: [5, 80],
  head: [8.5, 92],
  arms: [
    [
      [22, 88],
      [37, 96],
    ],
    [
      [-8, 82],
      [-24, 84],
    ],
  ],
  legs: [
    [
      [-19, 58],
      [-44, 68],
    ],
    [
      [1.5, 27],
      [2, 2],
    ],
  ],
}

/** At the top of the serve. */
export const SERVE: Pose = {
  hip: [0, 50],
  chest: [-2, 80],
  head: [-1, 92],
  arms: [
    [
      [9, 95],
      [14, 110],
    ],
    [
      [-15, 84],
      [-17, 99],
    ],
  ],
  legs: [
    [
      [-6, 28],
      [-14, 5],
    ],
    [
      [5, 28],
      [6, 1.5],
    ],
  ],
}

/** After the golfer's stroke, the club over the shoulder. */
export const SWING: Pose = {
  hip: [1, 50],
  chest: [0, 80],
  head: [3, 91],
  arms: [
    [
      [6, 84],
      [-6, 92],
    ],
    [
      [10, 85],
      [-4, 93],
    ],
  ],
  legs: [
    [
      [-7, 26],
      [-11, 5],
    ],
    [
      [5, 27],
      [5, 1.5],
    ],
  ],
}
