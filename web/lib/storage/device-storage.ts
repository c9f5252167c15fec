/** What a device keeps beyond the tab. Where the browser blocks it, each use throws, as a full one does, and not the mere name. */
export const deviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, text) => localStorage.setItem(name, text),
  removeItem: (name) => localStorage.removeItem(name),
};
