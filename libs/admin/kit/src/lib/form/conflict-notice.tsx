import { Button } from '@lereng/web-ui';
import { useEffect, useId, useRef } from 'react';
import { words } from '../words';
import { anyField, type FormValues } from './field';
import { sameValue } from './merge';
import type { EntityForm } from './use-entity-form';

/** Shows what is stored now beside the form's edits, and lets the owner choose. */
export function ConflictNotice<Values extends FormValues>({ form }: { form: EntityForm<Values> }) {
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const { conflict } = form;
  useEffect(() => {
    if (conflict) element.current?.focus();
  }, [conflict]);
  if (!conflict) return null;

  const differing = form.fields
    .map(anyField)
    .filter(({ name }) => !sameValue(conflict.stored[name], conflict.merged[name]));
  return (
    <section
      ref={element}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-danger/30 bg-danger-muted p-4"
    >
      <h3 id={titleId} className="text-base font-semibold text-danger-strong">
        {words.conflict.title}
      </h3>
      <dl className="flex flex-col gap-3">
        {differing.map(({ name, label, describe = String }) => {
          const text = (values: Values) => describe(values[name] ?? null) || words.conflict.empty;
          return (
            <div key={name}>
              <dt className="font-semibold">{label}</dt>
              <dd className="line-clamp-6 whitespace-pre-line wrap-anywhere">
                <span className="text-muted">{words.conflict.stored}:</span> {text(conflict.stored)}
              </dd>
              <dd className="line-clamp-6 whitespace-pre-line wrap-anywhere">
                <span className="text-muted">{words.conflict.edited}:</span> {text(conflict.merged)}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button onClick={form.keepEdits}>{words.conflict.keepEdits}</Button>
        <Button variant="secondary" onClick={form.takeStored}>
          {words.conflict.takeStored}
        </Button>
      </div>
    </section>
  );
}
