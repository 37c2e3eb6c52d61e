// Runs the script of argv[3] with the remaining arguments in argv[2] processes that share one port.
import cluster from 'node:cluster'

const [count, exec, ...args] = process.argv.slice(2)
cluster.setupPrimary({ exec, args })
const workers = Array.from({ length: Number(count) }, () => cluster.fork())
const said = await Promise.all(workers.map((worker) => new Promise((ready) => worker.once('message', ready))))
process.send?.({ ...said[0], pids: workers.map((worker) => worker.process.pid) })
