import { Button } from '@lereng/web-ui';
import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../shell/use-online';
import { words } from '../shell/words';
import type { FormValues } from './field';
import type { EntityForm } from './use-entity-form';

interface SaveStateProps<Values extends FormValues> {
  form: Pick<EntityForm<Values>, 'saving' | 'unsuccessful' | 'messages'>;
}

/** Above the buttons after a save that did not succeed, also when its message is gone. */
export function SaveState<Values extends FormValues>({ form }: SaveStateProps<Values>) {
  const online = useOnline();
  const { saving, unsuccessful, messages } = form;
  const isBack = unsuccessful === 'offline' && online;
  // Once the connection is back, the message that there is none is no longer true.
  const onBack = useEffectEvent(() => messages.clear());
  useEffect(() => {
    if (isBack) onBack();
  }, [isBack]);
  if (unsuccessful === null) return null;
  const hasNoResponse = unsuccessful === 'noResponse';
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-x-4 gap-y-1 text-sm text-muted">
      {(isBack || hasNoResponse) && (
        <>
          <span>{isBack ? words.offline.back : words.noResponse.text}</span>
          <Button type="submit" variant="quiet" disabled={saving}>
            {isBack ? words.offline.saveNow : words.noResponse.saveAgain}
          </Button>
        </>
      )}
      <span>{words.notSaved}</span>
    </div>
  );
}
