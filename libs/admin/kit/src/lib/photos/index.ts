export { PhotoList, type PhotoListProps } from './photo-list';
export { photos } from './photos-field';
export { usePhotos, type PhotoCalls, type Photos } from './use-photos';
