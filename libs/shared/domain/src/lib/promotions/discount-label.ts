/** The text of a badge for a discount, on pages and preview images. @param percent whole */
export const discountLabel = (percent: number): string => `Hemat ${percent}%`;
