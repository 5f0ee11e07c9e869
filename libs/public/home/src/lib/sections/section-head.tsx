import { PageLink } from '@lereng/web-feature';
import { ButtonLink, classNames } from '@lereng/web-ui';

export interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby`. */
  id: string;
  title: string;
  line: string;
  /** Link to the whole list. */
  all: { href: string; label: string };
  /** On a dark surface. */
  dark?: boolean;
}

/** A section's heading, with a link to the whole list. */
export function SectionHead({ id, title, line, all, dark = false }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        <p
          className={classNames(
            'mt-2 max-w-xl sm:text-lg',
            dark ? 'text-inverse-muted' : 'text-muted',
          )}
        >
          {line}
        </p>
      </div>
      <ButtonLink href={all.href} link={PageLink} variant={dark ? 'light' : 'secondary'}>
        {all.label}
      </ButtonLink>
    </div>
  );
}
