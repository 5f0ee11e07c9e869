/** Both in percent of the screen's width. */
const onDense = (asked: number, shown: number) =>
  `(min-resolution: 1.5x) ${asked}vw, ${shown}vw` as const;

/**
 * What pictures ask for on a phone, as the end of `sizes` in HTML: less than the width they are shown
 * in. A phone's screen is so dense that a photo of two thirds of its pixels looks the same on it, and
 * the file is half as large on a line that is weak outdoors. Small pictures have less to give.
 */
export const PHONE_PICTURE = {
  /** Shown as wide as the screen, alone on its page. */
  photo: onDense(72, 100),
  /** In a card as wide as the text. */
  column: onDense(66, 92),
  /** In one of two columns. */
  half: onDense(41, 46),
};
