export default function S(){return <h1 className="p-4 text-lg">home</h1>}
