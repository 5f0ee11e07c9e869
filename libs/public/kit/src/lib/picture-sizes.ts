/**
 * What pictures ask for on a phone, in `sizes` of HTML: less than the width they are shown in. A
 * phone's screen is so dense that a photo of two thirds of its pixels looks the same on it, and the
 * file is half as large on a line that is weak outdoors. Small pictures have less to give.
 */
export const PHONE_PICTURE = {
  /** Shown as wide as the screen, alone on its page. */
  photo: '72vw',
  /** In a card as wide as the text. */
  column: '66vw',
  /** In one of two columns. */
  half: '41vw',
} as const;
