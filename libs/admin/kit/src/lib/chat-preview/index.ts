export { ChatPreview } from './chat-preview';
