import { buttonClass } from '@lereng/web-ui';
import { Camera } from 'lucide-react';
import { useId } from 'react';
import { words } from '../../shell/words';

/** Opens the camera, on touch devices. */
export function CameraButton({ onTake }: { onTake: (files: FileList | null) => void }) {
  const id = useId();
  return (
    <div className="hidden pointer-coarse:block">
      <label
        htmlFor={id}
        className={buttonClass({
          variant: 'secondary',
          className:
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        })}
      >
        <Camera aria-hidden="true" className="size-5" />
        {words.form.camera}
        <input
          id={id}
          type="file"
          accept="image/jpeg"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => {
            onTake(target.files);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
