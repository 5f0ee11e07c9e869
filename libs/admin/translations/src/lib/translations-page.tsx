import { formHref, kindLabel, LoadFailure, PageHeader, useKinds } from '@lereng/admin-kit/shell';
import { useTranslations, type Untranslated } from '@lereng/admin-kit/translations';
import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, EmptyState, Skeleton } from '@lereng/web-ui';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { words } from './words';

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** What has no English text, by kind, each with the way to its form in English. */
export default function TranslationsPage() {
  const { translations, isError, refetch } = useTranslations(FRESH);
  return (
    <section className="flex max-w-3xl flex-col gap-5">
      <PageHeader title={words.title} lead={translations?.isBegun && words.lead} />
      {!translations ? (
        isError ? (
          <LoadFailure title={words.notLoaded} onRetry={refetch} />
        ) : (
          <div role="status">
            <span className="sr-only">{words.loading}</span>
            <Skeleton className="h-96" />
          </div>
        )
      ) : !translations.isBegun ? (
        <Beginning untranslated={translations.untranslated} />
      ) : translations.untranslated.length === 0 ? (
        <EmptyState title={words.done} />
      ) : (
        <Kinds untranslated={translations.untranslated} />
      )}
    </section>
  );
}

interface ListProps {
  untranslated: readonly Untranslated[];
}

/** What English texts are for, and a first one to write. */
function Beginning({ untranslated }: ListProps) {
  const first = untranslated.find(({ kind }) => kind === 'menu-items') ?? untranslated[0];
  const menu = paths.admin.content('menu-items').getHref();
  return (
    <EmptyState
      title={words.notBegun}
      actions={
        <ButtonLink href={first?.href ?? formHref(menu, undefined)} link={PageLink}>
          {first ? words.begin(first.name) : words.add}
        </ButtonLink>
      }
    >
      {words.about}
    </EmptyState>
  );
}

function Kinds({ untranslated }: ListProps) {
  const kinds = new Set(untranslated.map(({ kind }) => kind));
  return (
    <>
      <p className="font-semibold">
        {words.count(untranslated.flatMap(({ labels }) => labels).length)}
      </p>
      {[...kinds].map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          untranslated={untranslated.filter((each) => each.kind === kind)}
        />
      ))}
    </>
  );
}

function Kind({ kind, untranslated }: ListProps & Pick<Untranslated, 'kind'>) {
  const id = useId();
  const kinds = useKinds();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-lg">
        {kindLabel(kinds, kind)}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
        {untranslated.map(({ name, labels, href }, index) => (
          <li
            key={index}
            className="relative flex min-h-target items-center gap-3 py-1.5 pr-2 pl-4 transition-colors hover:bg-surface-muted/50"
          >
            <span className="min-w-0 grow wrap-anywhere">
              <PageLink
                to={href}
                aria-label={words.open(name)}
                className="font-medium after:absolute after:inset-0"
              >
                {name}
              </PageLink>
              {kind !== 'site-settings' && (
                <span className="block text-sm text-subtle">{labels.join(', ')}</span>
              )}
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-subtle" />
          </li>
        ))}
      </ul>
    </section>
  );
}
