import type { Elements } from '@lereng/web-ui';
import type { HeadTexts } from '@lereng/shared-domain';
import { usePageEnvironment } from '@lereng/web-feature';
import { words } from '../../shell/words';
import { LinkPicture, type LinkImage } from './link-picture';
import { useSiteName } from './use-site-name';

/** A page as a chat shows a link to it. */
export interface ChatProps {
  /** The name or title, as typed. */
  name: string;
  /** What the page's head says. */
  head: (name: string, siteName: string) => HeadTexts;
  image: LinkImage;
  /** The prefilled message of the page's order button, if it has one. */
  message?: (name: string) => string;
  /** A sentence above, such as that there is no page. */
  notice?: string;
}

/** Stands for a name that is not typed yet. */
const NO_NAME = '…';

export function Chat({ name: typed, head, image, message, notice }: ChatProps) {
  const { site } = usePageEnvironment();
  const name = typed || NO_NAME;
  const { title, description } = head(name, useSiteName());
  return (
    <div className="flex max-w-96 flex-col gap-3 rounded-card bg-surface-muted p-3">
      {notice && <p className="text-sm">{notice}</p>}
      <Bubble label={words.chat.link}>
        <div className="rounded-card rounded-tr-none bg-success/20 p-1">
          <div className="overflow-hidden rounded-lg bg-surface-raised">
            <LinkPicture name={name} image={image} />
            <div className="flex flex-col gap-0.5 px-3 py-2 wrap-anywhere">
              <p className="line-clamp-2 font-semibold">{title}</p>
              <p className="line-clamp-2 text-sm text-muted">{description}</p>
              <p className="text-sm text-subtle">{new URL(site.origin).host}</p>
            </div>
          </div>
        </div>
      </Bubble>
      {image.url === null && <p className="text-sm text-muted">{words.chat.likeness}</p>}
      {message && (
        <Bubble label={words.chat.order}>
          <p className="mr-6 rounded-card rounded-tl-none bg-surface-raised px-3 py-2 whitespace-pre-line wrap-anywhere">
            {message(name)}
          </p>
        </Bubble>
      )}
    </div>
  );
}

function Bubble({ label, children }: { label: string; children: Elements }) {
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-sm text-muted">{label}</figcaption>
      {children}
    </figure>
  );
}
