import { PageLink } from '@lereng/web-feature';
import { ButtonLink, classNames } from '@lereng/web-ui';

export interface SectionHeadProps {
  /** Id of the heading, by which the section is labelled. */
  id: string;
  title: string;
  line: string;
  /** The way to all that the section shows some of. */
  all: { href: string; label: string };
  /** On a dark ground. */
  dark?: boolean;
}

/** What a section is about, and the way to more of it. */
export function SectionHead({ id, title, line, all, dark = false }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        <p className={classNames('mt-2 max-w-xl sm:text-lg', dark ? 'text-pasir' : 'text-basalt')}>
          {line}
        </p>
      </div>
      <ButtonLink href={all.href} link={PageLink} variant={dark ? 'light' : 'secondary'}>
        {all.label}
      </ButtonLink>
    </div>
  );
}
