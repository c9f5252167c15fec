export { assignReply, listAwaitingReply, listPublicMessages, moveReply } from './chat.store.ts';
export { list } from './list.ts';
export { post } from './post.ts';
export { postMessage, postSystemLine } from './post-message.ts';
export { roll } from './roll.ts';
