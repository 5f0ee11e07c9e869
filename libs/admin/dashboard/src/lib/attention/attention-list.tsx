import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import { classNames, Skeleton } from '@lereng/web-ui';
import { CircleCheck, CircleAlert, Clock } from 'lucide-react';
import { useId } from 'react';
import { words } from '../words';
import { BackupLine } from '../backup-line';
import { findAttention } from './attention';
import { useSiteContent } from './use-site-content';

/** What the owner should look at, most pressing first, each with the way to mend it. */
export function AttentionList() {
  const titleId = useId();
  const { today, site } = usePageEnvironment();
  const { content, isLoading } = useSiteContent();
  const items = findAttention(content, today, site.timeZone);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-lg">
        {words.attention.title}
      </h2>
      {items.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised">
          {items.map(({ level, text, action, href }) => {
            const Icon = level === 'now' ? CircleAlert : Clock;
            return (
              <li key={text} className="flex items-center gap-3 pr-2 pl-4">
                <Icon
                  aria-hidden="true"
                  className={classNames(
                    'size-5 shrink-0',
                    level === 'now' ? 'text-danger' : 'text-accent',
                  )}
                />
                <p className="min-w-0 grow py-2.5 wrap-anywhere max-md:text-sm">{text}</p>
                <PageLink
                  to={href}
                  aria-label={`${action}: ${text}`}
                  className="inline-flex min-h-target shrink-0 items-center px-2 font-semibold text-accent hover:text-accent-strong hover:underline"
                >
                  {action}
                </PageLink>
              </li>
            );
          })}
        </ul>
      )}
      {items.length === 0 && !isLoading && (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 text-success" />
          {words.attention.none}
        </p>
      )}
      {isLoading && (
        <div role="status">
          <span className="sr-only">{words.attention.checking}</span>
          <Skeleton className="h-12" />
        </div>
      )}
      {content.backups && <BackupLine backups={content.backups} />}
    </section>
  );
}
