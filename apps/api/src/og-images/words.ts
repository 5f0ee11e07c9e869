/** What the pictures say beside the content itself. */
export const words = {
  discount: (percent: number) => `Diskon ${percent}%`,
} as const;
