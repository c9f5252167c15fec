export { list } from './list.ts';
export { post } from './post.ts';
export { react } from './react.ts';
export { edit } from './edit.ts';
export { search } from './search.ts';
export { typing } from './typing.ts';
