import mqtt from 'mqtt-packet'

// The cache would keep a buffer for each of the 65,536 message IDs, 12 MB in every process, and creating one costs next to nothing.
mqtt.writeToStream.cacheNumbers = false

export { mqtt }
