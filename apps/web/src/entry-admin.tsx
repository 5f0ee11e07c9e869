import './styles/admin.css';
import { listenForFilledValues } from '@lereng/admin-kit/shell';
import { adminCalls, readToken, syncTokenStorage } from '@lereng/web-data-access';
import { adminArea } from './admin-area';
import { boot } from './browser/boot';
import { listenForErrors } from './browser/report-browser-error';
import { fetchApiWithUploads } from './browser/upload';

listenForErrors();
listenForFilledValues();
void boot(adminArea, {
  fetchApi: fetchApiWithUploads,
  adminCalls,
  token: readToken(() => window.localStorage),
  onStore: (store) => void syncTokenStorage(store, window),
});
