// What asks for a picture under a map of a campaign comes in one file, which a table does not wait for.
export { TablePictureDialog } from './table-picture-dialog.tsx';
export { NewPicturedMap } from './new-pictured-map.tsx';
