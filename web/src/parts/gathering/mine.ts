/** For whoever has tables: the list of them, and the way to take them along to another device. */
export { default as MyTables } from './MyTables.svelte'
export { default as OtherDevice } from './OtherDevice.svelte'
export { default as MyDevices } from './MyDevices.svelte'
