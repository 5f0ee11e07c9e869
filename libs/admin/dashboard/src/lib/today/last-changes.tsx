import {
  findLastActions,
  historyWords,
  hrefOf,
  lastActionOn,
  subjectOf,
} from '@lereng/admin-kit/history';
import { useKinds } from '@lereng/admin-kit/shell';
import { formatInstantWithTime } from '@lereng/shared-sentences';
import { useListHistoryQuery } from '@lereng/web-data-access/history-admin';
import { paths, usePageEnvironment } from '@lereng/web-feature';
import { History } from 'lucide-react';
import { words } from '../words';
import { FACT_LIST_CLASS, FactRow } from './fact-row';

const SHOWN = 3;

/** The last changes of content, each with the way to where it is by now. */
export function LastChanges() {
  const { site } = usePageEnvironment();
  const kinds = useKinds();
  const { data = [] } = useListHistoryQuery({ limit: SHOWN }, { refetchOnMountOrArgChange: true });
  const actions = findLastActions(data, new Map());
  return (
    <ul aria-label={words.now.changes} className={`${FACT_LIST_CLASS} empty:hidden`}>
      {data.map((entry) => {
        const time = formatInstantWithTime(entry.changed_at, site.timeZone);
        return (
          <FactRow
            key={entry.id}
            icon={History}
            text={subjectOf(entry, kinds)}
            note={words.now.change(historyWords.actions[entry.action], entry.username, time)}
            href={
              hrefOf(entry, lastActionOn(entry, actions), kinds) ?? paths.admin.history.getHref()
            }
          />
        );
      })}
    </ul>
  );
}
