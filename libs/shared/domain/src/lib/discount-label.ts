/** What a badge on a picture says of a discount, on pages and preview images. @param percent whole */
export const discountLabel = (percent: number): string => `Hemat ${percent}%`;
