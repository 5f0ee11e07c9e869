/** Both in percent of the viewport's width. */
const onDense = (requested: number, shown: number) =>
  `(min-resolution: 1.5x) ${requested}vw, ${shown}vw` as const;

/**
 * `sizes` of pictures on a phone, smaller than displayed: on its dense screen two thirds of the
 * pixels look the same, with half the bytes. Small pictures can be reduced less.
 */
export const PHONE_PICTURE = {
  /** Full width, on a detail page. */
  photo: onDense(72, 100),
  /** In a card as wide as the text. */
  column: onDense(66, 92),
  /** In a row that is swiped. */
  row: onDense(59, 82),
  /** In one of two columns. */
  half: onDense(41, 46),
  /** In a row that is chosen by name; cropped to a square, it needs more than its width. */
  thumbnail: '5rem',
} as const;
