/** For `accept`. Listed individually, so that iPhones convert HEIC to JPEG. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';
