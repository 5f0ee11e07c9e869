import { PAGES } from '../look-texts';
import { words } from '../words';
import { Part } from './part';
import type { ShownLook } from './use-shown-look';

const { preview } = words;

/** The heads of the pages that have an introduction of the owner's. */
export function PagesPreview({ look: { text } }: { look: ShownLook }) {
  const introduced = PAGES.filter((page) => text(`${page}_introduction`) !== null);
  if (introduced.length === 0) return null;
  return (
    <Part title={preview.pages}>
      <ul className="flex flex-col gap-4 bg-surface p-4">
        {introduced.map((page) => (
          <li key={page} className="flex flex-col gap-1">
            <span className="text-xl font-bold">
              {text(`${page}_name`) ?? preview.titles[page]}
            </span>
            <span className="text-muted">{text(`${page}_introduction`)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
