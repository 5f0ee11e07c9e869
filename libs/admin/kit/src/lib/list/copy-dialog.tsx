import { Button } from '@lereng/web-ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Banner } from '../shell/banner/banner';
import { Dialog } from '../shell/dialog/dialog';
import type { Copied } from '../form/bound-field';
import { words } from '../shell/words';

export interface CopyDialogProps<Row, Values> {
  title: string;
  row: Row;
  copy: (row: Row) => Promise<Copied<Values>>;
  onClose: () => void;
  /** Messages of the screen behind the dialog. */
  notice: ReactNode;
  /** The form of a new row with these values. */
  form: (values: Values, notice: ReactNode) => ReactNode;
}

/** Fetches what a copy of a row consists of, its picture above all, and then shows its form. */
export function CopyDialog<Row, Values>(props: CopyDialogProps<Row, Values>) {
  const { title, row, copy, onClose, notice, form } = props;
  const [copied, setCopied] = useState<Copied<Values> | null>(null);
  const [dismissed, setDismissed] = useState(false);
  const start = useEffectEvent(() => copy(row));
  useEffect(() => {
    let current = true;
    void start().then((found) => {
      if (current) setCopied(found);
    });
    return () => {
      current = false;
    };
  }, []);
  if (!copied) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        messages={notice}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {words.dialog.cancel}
          </Button>
        }
      >
        <p role="status">{words.copy.preparing}</p>
      </Dialog>
    );
  }
  const incomplete = copied.incomplete && !dismissed && (
    <Banner
      kind="error"
      lasting
      message={words.copy.incomplete}
      onClose={() => setDismissed(true)}
    />
  );
  return form(
    copied.values,
    <>
      {notice}
      {incomplete}
    </>,
  );
}
