import { subjectOf } from '@lereng/admin-kit/history';
import { Select } from '@lereng/admin-kit/form';
import {
  historyOriginHref,
  kindLabel,
  MessageBanner,
  PageHeader,
  readHistoryTarget,
  useKinds,
  useMessage,
  type HistoryTarget,
  type Kinds,
} from '@lereng/admin-kit/shell';
import type { HistoryEntry } from '@lereng/web-data-access/history-admin';
import { PageLink } from '@lereng/web-feature';
import { ArrowLeft } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HistoryPages } from './history-pages';
import { RevertDialog } from './revert-dialog';
import { words } from './words';

/** The history of everything, of a kind, or of one row, as the URL says. */
export default function HistoryPage() {
  const [search, setSearch] = useSearchParams();
  const target = readHistoryTarget(search);
  const [last, setLast] = useState<HistoryEntry | null>(null);
  const [reverting, setReverting] = useState<HistoryEntry | null>(null);
  const [reverts, setReverts] = useState(0);
  const messages = useMessage();
  const kinds = useKinds();
  const title = useRef<HTMLHeadingElement>(null);

  const onDone = (entry: HistoryEntry) => {
    setReverting(null);
    // From the first page on: the entry of this change moved all others.
    setReverts(reverts + 1);
    messages.show(words.reverted(subjectOf(entry, kinds)), 'success');
    title.current?.focus();
  };

  return (
    <section className="flex flex-col gap-5">
      <PageHeader title={headingOf(target, last, kinds)} titleRef={title} lead={words.lead}>
        <WayBack target={target} />
      </PageHeader>
      <KindSelect
        kind={target?.kind ?? ''}
        onChoose={(kind) => setSearch(kind === '' ? {} : { kind })}
      />
      <div aria-live="polite" className="contents">
        <MessageBanner state={messages} />
      </div>
      <HistoryPages
        key={`${search.toString()} ${reverts}`}
        target={target}
        onRevert={setReverting}
        onLast={setLast}
      />
      {reverting && (
        <RevertDialog
          entry={reverting}
          onDone={() => onDone(reverting)}
          onClose={() => setReverting(null)}
        />
      )}
    </section>
  );
}

/** To where the history of a row or kind was opened from, or to the screen of the kind. */
function WayBack({ target }: { target: HistoryTarget | null }) {
  const kinds = useKinds();
  const href = target && historyOriginHref(target, kinds);
  if (!href) return null;
  return (
    <PageLink to={href} className="text-link gap-1.5">
      <ArrowLeft aria-hidden="true" className="size-5" />
      {words.back(kindLabel(kinds, target.kind))}
    </PageLink>
  );
}

interface KindSelectProps {
  kind: string;
  onChoose: (kind: string) => void;
}

function KindSelect({ kind, onChoose }: KindSelectProps) {
  const id = useId();
  const kinds = [...useKinds().values()];
  // Lists come before settings.
  const sorted = [
    ...kinds.filter((each) => !each.settings),
    ...kinds.filter((each) => each.settings),
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        {words.kind}
      </label>
      <div className="grow sm:max-w-60">
        <Select id={id} value={kind} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="">{words.all}</option>
          {sorted.map((each) => (
            <option key={each.kind} value={each.kind}>
              {each.label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

function headingOf(target: HistoryTarget | null, last: HistoryEntry | null, kinds: Kinds): string {
  if (!target?.row) return target ? words.of(kindLabel(kinds, target.kind)) : words.title;
  const isOfTarget = last?.kind === target.kind && last.row_id === target.row;
  return words.of(isOfTarget ? subjectOf(last, kinds) : kindLabel(kinds, target.kind));
}
