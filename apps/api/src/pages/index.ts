export { PagesHandler } from './pages-handler';
export { PagesModule } from './pages.module';
