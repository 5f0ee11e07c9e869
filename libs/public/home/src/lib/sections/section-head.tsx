import { PageLink } from '@lereng/web-feature';
import { ButtonLink, classNames } from '@lereng/web-ui';

export interface AllLinkProps {
  href: string;
  label: string;
  /** On a dark surface. */
  dark?: boolean;
}

function AllLink({ href, label, dark, className }: AllLinkProps & { className: string }) {
  return (
    <ButtonLink
      href={href}
      link={PageLink}
      variant={dark ? 'light' : 'secondary'}
      className={className}
    >
      {label}
    </ButtonLink>
  );
}

/** On a phone the link to the whole list, behind what the section shows of it. */
export const SectionFoot = (all: AllLinkProps) => (
  <AllLink {...all} className="mt-6 w-full sm:hidden" />
);

export interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby`. */
  id: string;
  title: string;
  line: string;
  /** Where they are in another language than the page. */
  titleLang: string | undefined;
  lineLang: string | undefined;
  /** Link to the whole list, which `SectionFoot` has on a phone. */
  all: AllLinkProps;
  /** Beside the section's list on a desktop, in sight as long as it. */
  beside?: boolean;
}

/** A section's heading, with a link to the whole list. */
export function SectionHead({
  id,
  title,
  line,
  titleLang,
  lineLang,
  all,
  beside = false,
}: SectionHeadProps) {
  return (
    <div
      className={classNames(
        'section-head',
        beside && 'lg:sticky lg:top-28 lg:flex-col lg:items-start lg:self-start',
      )}
    >
      <div className="min-w-0">
        <h2 id={id} lang={titleLang} className="text-2xl wrap-anywhere sm:text-3xl">
          {title}
        </h2>
        <p
          lang={lineLang}
          className={classNames(
            'mt-2 max-w-xl sm:text-lg',
            all.dark ? 'text-inverse-muted' : 'text-muted',
          )}
        >
          {line}
        </p>
      </div>
      <AllLink {...all} className="max-sm:hidden" />
    </div>
  );
}
