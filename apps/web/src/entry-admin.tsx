import './styles/admin.css';
import { listenForFilledValues } from '@lereng/admin-kit/shell';
import {
  adminCalls,
  createStore,
  readToken,
  storeData,
  syncTokenStorage,
} from '@lereng/web-data-access';
import { adminArea } from './admin-area';
import { boot } from './browser/boot';
import { listenForErrors } from './browser/report-browser-error';
import { fetchApiWithUploads } from './browser/upload';

listenForErrors();
listenForFilledValues();
void boot(adminArea, (options) => {
  const token = readToken(() => window.localStorage);
  const store = createStore({ ...options, fetchApi: fetchApiWithUploads, adminCalls, token });
  syncTokenStorage(store, window);
  return storeData(store);
});
