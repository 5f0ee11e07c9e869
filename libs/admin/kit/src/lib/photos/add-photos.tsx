import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { ACCEPTED_IMAGES } from '../form/image/image-file';
import { FileButton } from '../form/inputs/file-button';
import { words } from '../shell/words';

interface AddPhotosProps {
  /** How many more there may be; the button is there while there is room. */
  room: number;
  /** How many there may be in all. */
  max: number;
  disabled?: boolean;
  onTake: (files: readonly File[]) => void;
}

/** Chooses several photos at once, as many as there is room for, and tells of those that are left out. */
export function AddPhotos({ room, max, disabled, onTake }: AddPhotosProps) {
  const [leftOut, setLeftOut] = useState(0);
  const take = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    onTake(files.slice(0, room));
  };
  return (
    <>
      {room > 0 && (
        <FileButton
          icon={ImagePlus}
          label={words.photos.add}
          multiple
          accept={ACCEPTED_IMAGES}
          disabled={disabled}
          onTake={take}
          className="relative self-start has-disabled:opacity-55"
        />
      )}
      <p role="status" className="text-sm font-medium text-danger empty:hidden">
        {leftOut > 0 && words.photos.leftOut(leftOut, max)}
      </p>
    </>
  );
}
