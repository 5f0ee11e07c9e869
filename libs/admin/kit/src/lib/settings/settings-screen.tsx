import { useListSiteSettingsQuery, type SiteSetting } from '@lereng/web-data-access/site-settings';
import { PageLink, paths, type Path } from '@lereng/web-feature';
import { Skeleton } from '@lereng/web-ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FormGroup, FormLanguageContext, LanguageSwitch } from '../form';
import { languageOf, LoadFailure, PageHeader, SiteLink, useLoadFailure } from '../shell';
import type { SettingSectionProps } from './setting-section';
import { TypedValues } from './typed-values';

type Settings = SettingSectionProps<readonly SiteSetting[]>;

interface SettingsScreenProps {
  words: Record<'title' | 'loadFailed' | 'notLoaded' | 'loading', string>;
  /** A screen that belongs to this one, linked from its head. */
  link?: { label: string; path: Path };
  /** Beside the button that saves all of them. */
  beside?: (shown: Settings) => ReactNode;
  /** The columns of the page; they share the values of its forms, saved or not. */
  children: (shown: Settings) => ReactNode;
}

/** A page of settings: forms that one button saves, and a preview. */
export function SettingsScreen({ words, link, beside, children }: SettingsScreenProps) {
  const list = useListSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = list;
  const failure = useLoadFailure(list, words.loadFailed);
  const shown = (settings: readonly SiteSetting[]) => ({ stored: settings, isFetching, read });
  const [search] = useSearchParams();
  const [locale, choose] = useState(() => languageOf(search));
  const language = useMemo(() => ({ locale, choose }), [locale]);
  const read = async () => (await refetch().unwrap()) as readonly SiteSetting[];
  return (
    <section className="flex max-w-[69.25rem] flex-col gap-5">
      <PageHeader title={words.title}>
        <div className="flex flex-wrap gap-x-4">
          {link && (
            <PageLink
              to={link.path.getHref()}
              className="inline-flex min-h-target items-center font-semibold text-accent underline hover:text-accent-strong"
            >
              {link.label}
            </PageLink>
          )}
          <SiteLink page={paths.home.getHref()} />
        </div>
      </PageHeader>
      {failure}
      {data ? (
        <FormLanguageContext value={language}>
          <LanguageSwitch {...language} />
          <TypedValues>
            <FormGroup label={words.title} beside={beside?.(shown(data))}>
              {/* Side by side only where both have room, however large the text is. */}
              <div className="flex flex-wrap gap-5">{children(shown(data))}</div>
            </FormGroup>
          </TypedValues>
        </FormLanguageContext>
      ) : isError ? (
        <LoadFailure title={words.notLoaded} onRetry={refetch} />
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-64" />
          <Skeleton className="h-96" />
        </div>
      )}
    </section>
  );
}

/** The props of the form of a part of the settings. */
export function partOf<Stored>(
  { stored, isFetching, read }: Settings,
  of: (settings: readonly SiteSetting[]) => Stored,
): SettingSectionProps<Stored> {
  return { stored: of(stored), isFetching, read: async () => of(await read()) };
}
