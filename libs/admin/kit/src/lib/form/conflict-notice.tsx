import { Button } from '@lereng/web-ui';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { words } from '../shell/words';
import { anyField, type AnyField, type Field, type FormValues } from './field';
import type { Choice, Conflict, FieldChange } from './three-way';
import type { EntityForm } from './use-entity-form';

interface ConflictNoticeProps<Values extends FormValues> {
  form: Pick<EntityForm<Values>, 'conflict' | 'choose' | 'saveMerged' | 'takeStored'>;
}

/** Shows the changes from elsewhere and from here, field by field, and the values that will be saved. */
export function ConflictNotice<Values extends FormValues>({ form }: ConflictNoticeProps<Values>) {
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const { conflict, choose } = form;
  const isOpen = conflict !== null;
  const onOpen = useEffectEvent(() => element.current?.focus());
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen]);
  if (!conflict) return null;

  return (
    <section
      ref={element}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-danger/30 bg-danger-muted p-4"
    >
      <h3 id={titleId} className="text-base font-semibold text-danger-strong">
        {words.conflict.title}
      </h3>
      {conflict.changes.map((change) => (
        <ChangedField key={change.field.name} change={change} conflict={conflict} choose={choose} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={form.saveMerged}>{words.conflict.saveMerged}</Button>
        <Button variant="secondary" onClick={form.takeStored}>
          {words.conflict.takeStored}
        </Button>
      </div>
    </section>
  );
}

interface ChangedFieldProps<Values extends FormValues> {
  change: FieldChange<Values>;
  conflict: Conflict<Values>;
  choose: (name: string, choice: Choice) => void;
}

function ChangedField<Values extends FormValues>({
  change: { field, by, saved },
  conflict,
  choose,
}: ChangedFieldProps<Values>) {
  const titleId = useId();
  const { name, label, translates } = field;
  const lang = translates === undefined ? undefined : 'en';
  const sides: Record<Choice, ReactNode> = {
    stored: shown(storedField(conflict.fields, name) ?? field, conflict.stored),
    edited: shown(field, conflict.edited),
  };
  const isEdited = by !== 'others';
  const value = (side: Choice) => (
    <>
      <span className="text-muted">{words.conflict[side]}: </span>
      <span lang={lang}>{sides[side]}</span>
    </>
  );
  return (
    <div role="group" aria-labelledby={titleId} className="flex flex-col gap-1">
      <p id={titleId} className="flex flex-wrap gap-x-2">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">{words.conflict.by[by]}</span>
      </p>
      {by === 'both' ? (
        (['stored', 'edited'] as const).map((side) => (
          <label key={side} className="flex min-h-target items-start gap-3 py-1.5">
            <input
              type="radio"
              name={titleId}
              checked={saved === side}
              onChange={() => choose(name, side)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className={VALUE}>{value(side)}</span>
          </label>
        ))
      ) : (
        <>
          <p className={VALUE}>{value('stored')}</p>
          {isEdited && <p className={VALUE}>{value('edited')}</p>}
        </>
      )}
      <p className={VALUE}>
        <span className="text-muted">{words.conflict.saved}:</span>{' '}
        <span lang={lang} className="font-semibold">
          {sides[saved]}
        </span>
      </p>
    </div>
  );
}

const VALUE = 'line-clamp-6 min-w-0 whitespace-pre-line wrap-anywhere';

/** The same field for the stored version. */
const storedField = <Values extends FormValues>(
  fields: readonly Field<Values>[],
  name: string,
): AnyField<Values> | undefined => fields.map(anyField).find((field) => field.name === name);

/** A value in words or as a picture. */
function shown<Values extends FormValues>(
  { name, show, describe = (value) => String(value ?? '') }: AnyField<Values>,
  values: Values,
): ReactNode {
  const value = values[name] ?? null;
  return show?.(value) ?? (describe(value) || words.conflict.empty);
}
