import type { Package } from '@lereng/web-data-access/packages';
import { Picture } from '@lereng/web-ui';
import { words } from './words';

const PREVIEWS = 3;

interface PicturePreviewsProps {
  /** The chosen packages, the main one first. */
  packages: readonly Package[];
  /** The promotion has a picture of its own, which is shown instead. */
  ownImage: boolean;
}

/** Pictures of the first packages; a promotion without its own shows the main one. */
export function PicturePreviews({ packages, ownImage }: PicturePreviewsProps) {
  if (packages.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={words.previews} className="grid grid-cols-3 gap-2">
        {packages.slice(0, PREVIEWS).map((pkg, index) => (
          <li key={pkg.id} className="relative">
            <Picture
              image={pkg}
              alt={pkg.name}
              sizes="(min-width: 40rem) 14rem, 30vw"
              className="aspect-4/3 w-full rounded-lg"
            />
            {index === 0 && (
              <span className="absolute top-1.5 left-1.5 rounded-chip bg-surface-inverse px-2.5 py-0.5 text-sm font-semibold text-inverse">
                {words.main}
              </span>
            )}
          </li>
        ))}
      </ul>
      {ownImage && <p className="text-sm text-subtle">{words.ownImage}</p>}
    </div>
  );
}
