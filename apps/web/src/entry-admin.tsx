import './styles/admin.css';
import { adminArea } from './admin-area';
import { boot } from './browser/boot';

void boot(adminArea);
