import './styles/admin.css';
import { adminArea } from './admin-area';
import { boot } from './browser/boot';
import { fetchApiWithUploads } from './browser/upload';

void boot(adminArea, fetchApiWithUploads);
