import { ConfirmDialog, useMessage } from '@lereng/admin-kit/shell';
import { useDownloadBackupMutation } from '@lereng/web-data-access/backups-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { Button } from '@lereng/web-ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AccountSection } from './account-section';
import { words } from './words';

const { backup: own } = words;

/** Lets the owner download a backup. */
export function BackupSection() {
  const { today } = usePageEnvironment();
  const [download] = useDownloadBackupMutation();
  const [isAsking, setIsAsking] = useState(false);
  const messages = useMessage();

  return (
    <AccountSection title={own.title} messages={messages}>
      <p className="text-muted">{own.text}</p>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => {
          messages.clear();
          setIsAsking(true);
        }}
      >
        <Download aria-hidden="true" className="size-5" />
        {own.download}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={own.download}
          question={own.question}
          failed={own.failed}
          action={own.action}
          variant="primary"
          asksPassword
          confirm={async (password) => {
            const url = await download({ password }).unwrap();
            saveFile(url, own.fileName(today));
          }}
          onDone={() => {
            setIsAsking(false);
            messages.show(own.done, 'success');
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </AccountSection>
  );
}

/** Long enough for a browser to begin the download. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Lets the browser save a file.
 *
 * @param url its object URL, which is revoked
 */
function saveFile(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
