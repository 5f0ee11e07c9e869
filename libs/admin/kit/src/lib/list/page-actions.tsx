import { PageLink, type Path } from '@lereng/web-feature';
import { Button, ButtonLink } from '@lereng/web-ui';
import { ArrowRight, Banknote, ListOrdered, Plus } from 'lucide-react';
import { useNarrow } from '../shell/use-narrow';
import { words } from '../shell/words';
import { ActionMenu, type Action } from '../shell/action-menu';
import type { Mode } from './list-state';

interface PageActionsProps {
  /** Screens that belong to this one. */
  links: readonly { label: string; path: Path }[];
  /** What the rows can be changed in at once. */
  modes: readonly Exclude<Mode, 'list'>[];
  onStart: (mode: Mode) => void;
  /** What the button is called that adds a row; null where none can be added. */
  add: string | null;
  onAdd: () => void;
}

const MODES = {
  prices: { word: words.prices.open, icon: Banknote },
  order: { word: words.reorder.open, icon: ListOrdered },
} as const;

/** What can be done on a list screen beside its title: on a phone all but the one thing to do now is in a menu. */
export function PageActions({ links, modes, onStart, add, onAdd }: PageActionsProps) {
  const narrow = useNarrow();
  const others: Action[] = [
    ...links.map(({ label, path }) => ({
      label,
      word: label,
      icon: ArrowRight,
      href: path.getHref(),
    })),
    ...modes.map((mode) => ({
      ...MODES[mode],
      label: MODES[mode].word,
      opens: mode,
      onClick: () => onStart(mode),
    })),
  ];
  return (
    <div className="flex flex-wrap gap-3">
      {!narrow &&
        links.map(({ label, path }) => (
          <ButtonLink key={label} href={path.getHref()} link={PageLink} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      {!narrow &&
        modes.map((mode) => {
          const { word, icon: Icon } = MODES[mode];
          return (
            <Button key={mode} variant="secondary" data-opens={mode} onClick={() => onStart(mode)}>
              <Icon aria-hidden="true" className="size-5" />
              <span>{word}</span>
            </Button>
          );
        })}
      {add !== null && (
        <Button data-opens="form" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          <span>{add}</span>
        </Button>
      )}
      {narrow && others.length > 0 && (
        <ActionMenu label={words.moreActions} actions={others} className="-mr-2 -ml-2" />
      )}
    </div>
  );
}
